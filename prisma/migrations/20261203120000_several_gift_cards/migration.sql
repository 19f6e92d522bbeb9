-- A cart has several gift cards, in the order in which they were entered.
ALTER TABLE "CartGiftCard" ADD COLUMN "enteredAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "CartGiftCard" SET "enteredAt" = "updatedAt";
ALTER TABLE "CartGiftCard" DROP CONSTRAINT "CartGiftCard_pkey",
ADD CONSTRAINT "CartGiftCard_pkey" PRIMARY KEY ("sessionId", "giftCardId");

-- Payments so far took one card each, which is the first of it.
ALTER TABLE "GiftCardUse" ADD COLUMN "place" SMALLINT NOT NULL DEFAULT 0,
DROP CONSTRAINT "GiftCardUse_pkey",
ADD CONSTRAINT "GiftCardUse_pkey" PRIMARY KEY ("paymentId", "giftCardId");

-- The last characters of each card, as they paid.
ALTER TABLE "Order" ALTER COLUMN "giftCardLastFour" SET DATA TYPE VARCHAR(60);
