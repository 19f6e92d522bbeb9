-- CreateEnum
CREATE TYPE "AuditOutcome" AS ENUM ('done', 'pending', 'waiting', 'failed', 'refused', 'withdrawn');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "RefundStatus" ADD VALUE 'waiting';
ALTER TYPE "RefundStatus" ADD VALUE 'withdrawn';

-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "dependsOn" TEXT,
ADD COLUMN     "outcome" "AuditOutcome" NOT NULL DEFAULT 'done',
ADD COLUMN     "outcomeAt" TIMESTAMPTZ(3),
ADD COLUMN     "outcomeNote" TEXT;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "waitingSince" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "AuditEntry_dependsOn_idx" ON "AuditEntry"("dependsOn");

-- What became of acts before this migration.
UPDATE "AuditEntry" a SET
  "dependsOn" = 'refund:' || r."id",
  "outcome" = CASE r."status"::text WHEN 'succeeded' THEN 'done' WHEN 'failed' THEN 'failed' ELSE 'pending' END::"AuditOutcome",
  "outcomeNote" = r."failureMessage"
FROM "Refund" r
WHERE a."action" IN ('order.refund', 'payment.refund') AND a."after"->>'refundId' = r."id"::text;
UPDATE "AuditEntry" a SET
  "dependsOn" = 'backup:' || b."id",
  "outcome" = CASE b."status"::text WHEN 'succeeded' THEN 'done' WHEN 'failed' THEN 'failed' ELSE 'pending' END::"AuditOutcome"
FROM "StoreBackup" b WHERE a."action" = 'backup.start' AND a."entityId" = b."id"::text;
UPDATE "AuditEntry" a SET
  "dependsOn" = 'comparison:' || c."id",
  "outcome" = CASE c."status"::text WHEN 'done' THEN 'done' WHEN 'failed' THEN 'failed' ELSE 'pending' END::"AuditOutcome"
FROM "BooksComparison" c WHERE a."action" = 'books.compare' AND a."entityId" = c."id"::text;
