-- CreateEnum
CREATE TYPE "BackupStatus" AS ENUM ('running', 'succeeded', 'failed');

-- CreateTable
CREATE TABLE "StoreBackup" (
    "id" UUID NOT NULL,
    "day" TEXT,
    "attempt" INTEGER,
    "status" "BackupStatus" NOT NULL DEFAULT 'running',
    "runs" INTEGER NOT NULL DEFAULT 0,
    "objectKey" TEXT,
    "bytes" BIGINT,
    "message" TEXT NOT NULL DEFAULT '',
    "username" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "StoreBackup_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "StoreBackup_createdAt_idx" ON "StoreBackup"("createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "StoreBackup_day_attempt_key" ON "StoreBackup"("day", "attempt");
