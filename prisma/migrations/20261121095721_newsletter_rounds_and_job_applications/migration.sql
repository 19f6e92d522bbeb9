-- AlterTable
ALTER TABLE "NewsletterSubscriber" ADD COLUMN     "round" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "JobApplication" (
    "id" UUID NOT NULL,
    "job" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL DEFAULT '',
    "message" TEXT NOT NULL,
    "cvFileName" TEXT NOT NULL,
    "cvContentType" TEXT NOT NULL,
    "cv" BYTEA NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JobApplication_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "JobApplication_createdAt_idx" ON "JobApplication"("createdAt" DESC);

-- One subscription per address, however it is spelled.
ALTER TABLE "NewsletterSubscriber" ADD CONSTRAINT "NewsletterSubscriber_email_small" CHECK ("email" = lower("email"));

ALTER TABLE "JobApplication" ADD CONSTRAINT "JobApplication_cv_size" CHECK (octet_length("cv") BETWEEN 1 AND 5242880);
