-- CreateTable
CREATE TABLE "MailReport" (
    "provider" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "digest" TEXT,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MailReport_pkey" PRIMARY KEY ("provider","reportId")
);

-- CreateIndex
CREATE INDEX "MailReport_receivedAt_idx" ON "MailReport"("receivedAt");
