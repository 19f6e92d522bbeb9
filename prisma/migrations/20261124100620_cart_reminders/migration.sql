-- One reminder of a cart that was left, for those who asked for it (docs/decisions/0090).
-- CreateEnum
CREATE TYPE "CartReminderStatus" AS ENUM ('waiting', 'mailed', 'stopped', 'ordered');

-- CreateTable
CREATE TABLE "CartReminder" (
    "id" UUID NOT NULL,
    "sessionId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "status" "CartReminderStatus" NOT NULL DEFAULT 'waiting',
    "consentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mailedAt" TIMESTAMPTZ(3),
    "lines" JSONB,

    CONSTRAINT "CartReminder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CartReminderOptOut" (
    "emailHash" CHAR(64) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CartReminderOptOut_pkey" PRIMARY KEY ("emailHash")
);

-- CreateIndex
CREATE UNIQUE INDEX "CartReminder_sessionId_key" ON "CartReminder"("sessionId");

-- CreateIndex
CREATE INDEX "CartReminder_status_id_idx" ON "CartReminder"("status", "id");

-- CreateIndex
CREATE INDEX "CartReminder_email_idx" ON "CartReminder"("email");

-- CreateIndex
CREATE INDEX "CartReminder_consentAt_idx" ON "CartReminder"("consentAt");

-- What the schema has no words for.
ALTER TABLE "CartReminder" ADD CONSTRAINT "CartReminder_email_check" CHECK ("email" = lower("email"));
ALTER TABLE "CartReminder" ADD CONSTRAINT "CartReminder_mailed_check" CHECK ("status" <> 'mailed' OR "mailedAt" IS NOT NULL);
ALTER TABLE "CartReminder" ADD CONSTRAINT "CartReminder_lines_check" CHECK (("lines" IS NULL) = ("mailedAt" IS NULL));
