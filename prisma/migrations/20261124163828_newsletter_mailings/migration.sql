-- Mails to all confirmed subscribers of the newsletter (docs/decisions/0105).
-- CreateEnum
CREATE TYPE "MailingStatus" AS ENUM ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled');

-- AlterTable
ALTER TABLE "NewsletterSubscriber" ADD COLUMN     "undeliverableAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Mailing" (
    "id" SERIAL NOT NULL,
    "status" "MailingStatus" NOT NULL DEFAULT 'draft',
    "texts" JSONB NOT NULL,
    "productIds" INTEGER[],
    "mailsPerMinute" INTEGER NOT NULL,
    "scheduledFor" TIMESTAMPTZ(3),
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "nextBatchAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Mailing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MailingRecipient" (
    "id" SERIAL NOT NULL,
    "mailingId" INTEGER NOT NULL,
    "subscriberId" INTEGER,
    "handledAt" TIMESTAMPTZ(3),
    "emailId" UUID,
    "unsubscribedAt" TIMESTAMPTZ(3),

    CONSTRAINT "MailingRecipient_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Mailing_status_scheduledFor_idx" ON "Mailing"("status", "scheduledFor");

-- CreateIndex
CREATE INDEX "Mailing_createdAt_idx" ON "Mailing"("createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "MailingRecipient_emailId_key" ON "MailingRecipient"("emailId");

-- CreateIndex
CREATE INDEX "MailingRecipient_mailingId_handledAt_id_idx" ON "MailingRecipient"("mailingId", "handledAt", "id");

-- CreateIndex
CREATE INDEX "MailingRecipient_subscriberId_idx" ON "MailingRecipient"("subscriberId");

-- CreateIndex
CREATE UNIQUE INDEX "MailingRecipient_mailingId_subscriberId_key" ON "MailingRecipient"("mailingId", "subscriberId");

-- AddForeignKey
ALTER TABLE "MailingRecipient" ADD CONSTRAINT "MailingRecipient_mailingId_fkey" FOREIGN KEY ("mailingId") REFERENCES "Mailing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailingRecipient" ADD CONSTRAINT "MailingRecipient_subscriberId_fkey" FOREIGN KEY ("subscriberId") REFERENCES "NewsletterSubscriber"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailingRecipient" ADD CONSTRAINT "MailingRecipient_emailId_fkey" FOREIGN KEY ("emailId") REFERENCES "Email"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the schema has no words for.
ALTER TABLE "Mailing" ADD CONSTRAINT "Mailing_rate_check" CHECK ("mailsPerMinute" > 0);
ALTER TABLE "Mailing" ADD CONSTRAINT "Mailing_scheduled_check" CHECK ("status" <> 'scheduled' OR "scheduledFor" IS NOT NULL);
ALTER TABLE "Mailing" ADD CONSTRAINT "Mailing_started_check" CHECK ("status" NOT IN ('sending', 'paused', 'sent') OR "startedAt" IS NOT NULL);
ALTER TABLE "MailingRecipient" ADD CONSTRAINT "MailingRecipient_mail_check" CHECK ("emailId" IS NULL OR "handledAt" IS NOT NULL);
