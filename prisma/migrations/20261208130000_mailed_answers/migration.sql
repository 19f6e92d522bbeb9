-- AlterEnum
ALTER TYPE "AnswerOrigin" ADD VALUE 'someone_else';

-- AlterTable
ALTER TABLE "ContactAnswer" ADD COLUMN     "fromAddress" TEXT,
ADD COLUMN     "mailedKey" TEXT;

-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN     "mailedKey" TEXT;

-- CreateTable
CREATE TABLE "ContactAttachment" (
    "id" UUID NOT NULL,
    "messageId" INTEGER NOT NULL,
    "answerId" INTEGER,
    "fileName" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContactAttachment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ContactAttachment_messageId_idx" ON "ContactAttachment"("messageId");

-- CreateIndex
CREATE INDEX "ContactAttachment_answerId_idx" ON "ContactAttachment"("answerId");

-- CreateIndex
CREATE UNIQUE INDEX "ContactAnswer_mailedKey_key" ON "ContactAnswer"("mailedKey");

-- CreateIndex
CREATE UNIQUE INDEX "ContactMessage_mailedKey_key" ON "ContactMessage"("mailedKey");

-- AddForeignKey
ALTER TABLE "ContactAttachment" ADD CONSTRAINT "ContactAttachment_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ContactMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactAttachment" ADD CONSTRAINT "ContactAttachment_answerId_fkey" FOREIGN KEY ("answerId") REFERENCES "ContactAnswer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
