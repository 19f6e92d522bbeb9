-- CreateEnum
CREATE TYPE "NotificationStatus" AS ENUM ('waiting', 'sent', 'failed');

-- AlterTable
ALTER TABLE "Article" ADD COLUMN     "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "isPublished" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "Plugin" ADD COLUMN     "installedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "byteSize" INTEGER NOT NULL DEFAULT 0;
UPDATE "Media" SET "byteSize" = octet_length("bytes");

-- AlterTable
ALTER TABLE "ContactMessage" DROP COLUMN "answer",
ADD COLUMN     "readAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Notification" (
    "id" UUID NOT NULL,
    "pluginId" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "status" "NotificationStatus" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "responseStatus" INTEGER,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PageDraft" (
    "id" UUID NOT NULL,
    "page" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "username" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PageDraft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CartDay" (
    "day" DATE NOT NULL,
    "cart" CHAR(64) NOT NULL,
    "orderedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CartDay_pkey" PRIMARY KEY ("day","cart")
);

-- CreateTable
CREATE TABLE "ContactAnswer" (
    "id" SERIAL NOT NULL,
    "messageId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContactAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Notification_dedupeKey_key" ON "Notification"("dedupeKey");

-- CreateIndex
CREATE INDEX "Notification_pluginId_createdAt_idx" ON "Notification"("pluginId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Notification_createdAt_idx" ON "Notification"("createdAt");

-- CreateIndex
CREATE INDEX "PageDraft_createdAt_idx" ON "PageDraft"("createdAt");

-- CreateIndex
CREATE INDEX "CartDay_cart_day_idx" ON "CartDay"("cart", "day" DESC);

-- CreateIndex
CREATE INDEX "ContactAnswer_messageId_id_idx" ON "ContactAnswer"("messageId", "id");

-- CreateIndex
CREATE INDEX "Media_createdAt_idx" ON "Media"("createdAt" DESC);

-- CreateIndex
CREATE INDEX "ContactMessage_createdAt_idx" ON "ContactMessage"("createdAt" DESC);

-- CreateIndex
CREATE INDEX "NewsletterSubscriber_createdAt_idx" ON "NewsletterSubscriber"("createdAt" DESC);

-- AddForeignKey
ALTER TABLE "ContactAnswer" ADD CONSTRAINT "ContactAnswer_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ContactMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;
