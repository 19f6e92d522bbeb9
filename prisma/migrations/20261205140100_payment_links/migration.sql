-- CreateTable
CREATE TABLE "PaymentLink" (
    "id" UUID NOT NULL,
    "snapshot" JSONB NOT NULL,
    "customer" JSONB NOT NULL,
    "email" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "prices" JSONB NOT NULL DEFAULT '[]',
    "username" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "cancelledAt" TIMESTAMPTZ(3),
    "orderId" INTEGER,

    CONSTRAINT "PaymentLink_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PaymentLink_orderId_key" ON "PaymentLink"("orderId");

-- CreateIndex
CREATE INDEX "PaymentLink_email_idx" ON "PaymentLink"("email");

-- CreateIndex
CREATE INDEX "PaymentLink_expiresAt_idx" ON "PaymentLink"("expiresAt");

-- AddForeignKey
ALTER TABLE "PaymentLink" ADD CONSTRAINT "PaymentLink_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
