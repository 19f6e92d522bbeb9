-- CreateTable
CREATE TABLE "MailText" (
    "kind" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "words" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MailText_pkey" PRIMARY KEY ("kind","language")
);
