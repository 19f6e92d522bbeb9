CREATE TYPE "WithdrawalStatus" AS ENUM ('open', 'settled', 'declined');

CREATE TABLE "Withdrawal" (
  "id" SERIAL NOT NULL,
  "requestId" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "orderReference" TEXT NOT NULL,
  "items" TEXT NOT NULL DEFAULT '',
  "orderId" INTEGER,
  "locale" TEXT NOT NULL DEFAULT 'en',
  "status" "WithdrawalStatus" NOT NULL DEFAULT 'open',
  "answer" TEXT,
  "answeredAt" TIMESTAMPTZ(3),
  "answeredBy" TEXT,
  "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "Withdrawal_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Withdrawal_requestId_key" ON "Withdrawal" ("requestId");
CREATE INDEX "Withdrawal_status_receivedAt_idx" ON "Withdrawal" ("status", "receivedAt" DESC);
CREATE INDEX "Withdrawal_orderId_idx" ON "Withdrawal" ("orderId");
CREATE INDEX "Withdrawal_lowerEmail" ON "Withdrawal" (lower("email"));

ALTER TABLE "Withdrawal" ADD CONSTRAINT "Withdrawal_orderId_fkey"
  FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
