CREATE TABLE "PaymentPageSnapshot" (
  "id" SERIAL NOT NULL,
  "scripts" JSONB NOT NULL,
  "headers" JSONB NOT NULL,
  "takenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "checkedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "acceptedAt" TIMESTAMPTZ(3),
  "acceptedBy" TEXT,
  CONSTRAINT "PaymentPageSnapshot_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "PolicyReportGroup" (
  "id" SERIAL NOT NULL,
  "page" TEXT NOT NULL,
  "directive" TEXT NOT NULL,
  "blocked" TEXT NOT NULL,
  "count" INTEGER NOT NULL DEFAULT 1,
  "firstAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "knownAt" TIMESTAMPTZ(3),
  "knownBy" TEXT,
  CONSTRAINT "PolicyReportGroup_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "PolicyReportGroup_page_directive_blocked_key" ON "PolicyReportGroup" ("page", "directive", "blocked");
CREATE INDEX "PolicyReportGroup_lastAt_idx" ON "PolicyReportGroup" ("lastAt" DESC);
