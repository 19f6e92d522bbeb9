CREATE TABLE "CrmDeal" (
  "crm" TEXT NOT NULL,
  "orderId" INTEGER NOT NULL,
  "account" TEXT NOT NULL,
  "dealId" TEXT NOT NULL,
  "contactId" TEXT,

  CONSTRAINT "CrmDeal_pkey" PRIMARY KEY ("crm", "orderId")
);

CREATE INDEX "CrmDeal_orderId_idx" ON "CrmDeal"("orderId");

ALTER TABLE "CrmDeal" ADD CONSTRAINT "CrmDeal_orderId_fkey"
  FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TYPE "HandoverStatus" AS ENUM ('running', 'done', 'ended', 'failed');

CREATE TABLE "CrmHandover" (
  "id" UUID NOT NULL,
  "crm" TEXT NOT NULL,
  "status" "HandoverStatus" NOT NULL DEFAULT 'running',
  "orders" INTEGER NOT NULL,
  "handled" INTEGER NOT NULL DEFAULT 0,
  "refused" INTEGER NOT NULL DEFAULT 0,
  "afterOrderId" INTEGER NOT NULL DEFAULT 0,
  "lastOrderId" INTEGER NOT NULL,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "failure" TEXT,
  "username" TEXT NOT NULL,
  "endedBy" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "finishedAt" TIMESTAMPTZ(3),

  CONSTRAINT "CrmHandover_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "CrmHandover_crm_createdAt_idx" ON "CrmHandover"("crm", "createdAt" DESC);
-- One at a time for each CRM.
CREATE UNIQUE INDEX "CrmHandover_running_key" ON "CrmHandover"("crm") WHERE "status" = 'running';
