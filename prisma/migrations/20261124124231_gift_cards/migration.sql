-- Gift cards: products that are sold as codes, and what those codes pay.
-- AlterEnum
ALTER TYPE "PaymentProvider" ADD VALUE 'gift_card';

-- AlterEnum
ALTER TYPE "KeyType" ADD VALUE 'gift_card';

-- AlterEnum
ALTER TYPE "PaymentMethod" ADD VALUE 'gift_card';

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "isGiftCard" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "giftCardAmount" DECIMAL(10,2) NOT NULL DEFAULT 0,
ADD COLUMN     "giftCardLastFour" CHAR(4);

-- AlterTable
ALTER TABLE "OrderItem" ADD COLUMN     "isGiftCard" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "giftCardAmount" DECIMAL(10,2) NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "GiftCard" (
    "id" SERIAL NOT NULL,
    "codeHash" CHAR(64) NOT NULL,
    "codeEncrypted" BYTEA NOT NULL,
    "lastFour" CHAR(4) NOT NULL,
    "faceValue" DECIMAL(10,2) NOT NULL,
    "balance" DECIMAL(10,2) NOT NULL,
    "voided" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "voidedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "note" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "username" TEXT,
    "orderItemId" INTEGER,
    "keyId" INTEGER,
    "refundId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GiftCard_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CartGiftCard" (
    "sessionId" TEXT NOT NULL,
    "giftCardId" INTEGER NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CartGiftCard_pkey" PRIMARY KEY ("sessionId")
);

-- CreateTable
CREATE TABLE "GiftCardUse" (
    "paymentId" UUID NOT NULL,
    "giftCardId" INTEGER NOT NULL,
    "amount" DECIMAL(10,2) NOT NULL,
    "returned" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GiftCardUse_pkey" PRIMARY KEY ("paymentId")
);

-- CreateIndex
CREATE UNIQUE INDEX "GiftCard_codeHash_key" ON "GiftCard"("codeHash");

-- CreateIndex
CREATE UNIQUE INDEX "GiftCard_keyId_key" ON "GiftCard"("keyId");

-- CreateIndex
CREATE INDEX "GiftCard_createdAt_id_idx" ON "GiftCard"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "GiftCard_orderItemId_keyId_idx" ON "GiftCard"("orderItemId", "keyId");

-- CreateIndex
CREATE INDEX "GiftCard_refundId_idx" ON "GiftCard"("refundId");

-- CreateIndex
CREATE INDEX "GiftCard_lastFour_idx" ON "GiftCard"("lastFour");

-- CreateIndex
CREATE INDEX "CartGiftCard_giftCardId_idx" ON "CartGiftCard"("giftCardId");

-- CreateIndex
CREATE INDEX "CartGiftCard_updatedAt_idx" ON "CartGiftCard"("updatedAt");

-- CreateIndex
CREATE INDEX "GiftCardUse_giftCardId_createdAt_idx" ON "GiftCardUse"("giftCardId", "createdAt");

-- AddForeignKey
ALTER TABLE "GiftCard" ADD CONSTRAINT "GiftCard_orderItemId_fkey" FOREIGN KEY ("orderItemId") REFERENCES "OrderItem"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GiftCard" ADD CONSTRAINT "GiftCard_keyId_fkey" FOREIGN KEY ("keyId") REFERENCES "ProductKey"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartGiftCard" ADD CONSTRAINT "CartGiftCard_giftCardId_fkey" FOREIGN KEY ("giftCardId") REFERENCES "GiftCard"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GiftCardUse" ADD CONSTRAINT "GiftCardUse_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GiftCardUse" ADD CONSTRAINT "GiftCardUse_giftCardId_fkey" FOREIGN KEY ("giftCardId") REFERENCES "GiftCard"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- No balance is ever below nothing or above what the card was worth, and no more is given back than was taken.
ALTER TABLE "GiftCard"
  ADD CONSTRAINT "GiftCard_amounts_check" CHECK ("faceValue" > 0 AND "balance" >= 0 AND "voided" >= 0 AND "balance" + "voided" <= "faceValue"),
  ADD CONSTRAINT "GiftCard_voided_check" CHECK ("voided" = 0 OR "voidedAt" IS NOT NULL),
  ADD CONSTRAINT "GiftCard_origin_check" CHECK (("username" IS NULL) = ("orderItemId" IS NOT NULL) AND ("orderItemId" IS NULL) = ("keyId" IS NULL)),
  ADD CONSTRAINT "GiftCard_email_check" CHECK ("email" <> '');
ALTER TABLE "GiftCardUse" ADD CONSTRAINT "GiftCardUse_amounts_check" CHECK ("amount" > 0 AND "returned" BETWEEN 0 AND "amount");
ALTER TABLE "CartGiftCard" ADD CONSTRAINT "CartGiftCard_sessionId_check" CHECK (length("sessionId") BETWEEN 8 AND 200);
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_giftCardAmount_check" CHECK ("giftCardAmount" BETWEEN 0 AND "amount");
ALTER TABLE "Order" ADD CONSTRAINT "Order_giftCardAmount_check"
  CHECK ("giftCardAmount" BETWEEN 0 AND "totalAmount" AND ("giftCardAmount" = 0) = ("giftCardLastFour" IS NULL));
-- The store makes their codes, at their price, so they have no keys of their own.
ALTER TABLE "Product" ADD CONSTRAINT "Product_isGiftCard_check"
  CHECK (NOT "isGiftCard" OR ("delivery" = 'manual' AND "volumePrices" = '[]' AND "price" > 0));
-- An outside provider moves some money, the store itself none.
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_giftCard_check" CHECK ("provider"::text <> 'gift_card' OR "amount" = 0);
