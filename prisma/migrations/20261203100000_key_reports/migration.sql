CREATE TYPE "KeyReportStatus" AS ENUM ('open', 'replaced', 'answered', 'closed');
CREATE TYPE "KeyReportKind" AS ENUM ('used', 'edition', 'blocked', 'region', 'unreachable', 'other');

-- What a buyer says of a key that does not work, and what came of it.
CREATE TABLE "KeyReport" (
  "id" SERIAL NOT NULL,
  "requestId" UUID NOT NULL,
  "orderId" INTEGER NOT NULL,
  "keyId" INTEGER NOT NULL,
  "kind" "KeyReportKind" NOT NULL,
  "text" TEXT NOT NULL DEFAULT '',
  "locale" TEXT NOT NULL DEFAULT 'en',
  "status" "KeyReportStatus" NOT NULL DEFAULT 'open',
  "isAutomatic" BOOLEAN NOT NULL DEFAULT false,
  "newKeyId" INTEGER,
  "answer" TEXT,
  "decidedAt" TIMESTAMPTZ(3),
  "decidedBy" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "KeyReport_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "KeyReport_requestId_key" ON "KeyReport" ("requestId");
CREATE UNIQUE INDEX "KeyReport_newKeyId_key" ON "KeyReport" ("newKeyId");
CREATE INDEX "KeyReport_status_createdAt_idx" ON "KeyReport" ("status", "createdAt" DESC);
CREATE INDEX "KeyReport_orderId_idx" ON "KeyReport" ("orderId");
CREATE INDEX "KeyReport_keyId_idx" ON "KeyReport" ("keyId");
-- Two tabs, or two clicks: a key has one open report.
CREATE UNIQUE INDEX "KeyReport_one_open" ON "KeyReport" ("keyId") WHERE "status" = 'open';

ALTER TABLE "KeyReport" ADD CONSTRAINT "KeyReport_orderId_fkey"
  FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "KeyReport" ADD CONSTRAINT "KeyReport_keyId_fkey"
  FOREIGN KEY ("keyId") REFERENCES "ProductKey" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "KeyReport" ADD CONSTRAINT "KeyReport_newKeyId_fkey"
  FOREIGN KEY ("newKeyId") REFERENCES "ProductKey" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "KeyReport" ADD CONSTRAINT "KeyReport_decided"
  CHECK (("status" = 'open') = ("decidedAt" IS NULL));
