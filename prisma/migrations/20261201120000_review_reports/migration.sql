CREATE TYPE "ReviewGround" AS ENUM ('illegal', 'untrue', 'spam', 'personal_data', 'insult', 'other', 'author_request', 'not_stated');
CREATE TYPE "ReviewReportStatus" AS ENUM ('open', 'kept', 'removed');

ALTER TABLE "Review"
  ADD COLUMN "decisionGround" "ReviewGround",
  ADD COLUMN "decisionReason" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "decidedAt" TIMESTAMPTZ(3),
  ADD COLUMN "decidedBy" TEXT;

CREATE TABLE "ReviewReport" (
  "id" SERIAL NOT NULL,
  "reviewId" INTEGER,
  "productName" TEXT NOT NULL,
  "ground" "ReviewGround" NOT NULL,
  "explanation" TEXT NOT NULL,
  "name" TEXT NOT NULL DEFAULT '',
  "email" TEXT,
  "locale" TEXT NOT NULL DEFAULT 'en',
  "status" "ReviewReportStatus" NOT NULL DEFAULT 'open',
  "decisionGround" "ReviewGround",
  "decisionReason" TEXT NOT NULL DEFAULT '',
  "decidedAt" TIMESTAMPTZ(3),
  "decidedBy" TEXT,
  "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ReviewReport_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "ReviewReport_reviewId_status_idx" ON "ReviewReport" ("reviewId", "status");
CREATE INDEX "ReviewReport_status_decidedAt_idx" ON "ReviewReport" ("status", "decidedAt");
CREATE INDEX "ReviewReport_lowerEmail" ON "ReviewReport" (lower("email"));

ALTER TABLE "ReviewReport" ADD CONSTRAINT "ReviewReport_reviewId_fkey"
  FOREIGN KEY ("reviewId") REFERENCES "Review" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
