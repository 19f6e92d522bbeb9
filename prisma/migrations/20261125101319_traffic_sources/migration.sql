-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "campaign" TEXT,
ADD COLUMN     "trafficMedium" TEXT,
ADD COLUMN     "trafficSource" TEXT;

-- CreateTable
CREATE TABLE "CartSource" (
    "sessionId" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "medium" TEXT NOT NULL,
    "campaign" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CartSource_pkey" PRIMARY KEY ("sessionId")
);

-- CreateIndex
CREATE INDEX "CartSource_updatedAt_idx" ON "CartSource"("updatedAt");
