-- Gift cards that their buyer prints, and what is on those that are made by hand.
CREATE TABLE "PrintedCard" (
    "orderId" INTEGER NOT NULL,
    "recipientName" TEXT NOT NULL DEFAULT '',
    "message" TEXT NOT NULL DEFAULT '',
    "design" "GiftDesign" NOT NULL DEFAULT 'plain',
    CONSTRAINT "PrintedCard_pkey" PRIMARY KEY ("orderId")
);
ALTER TABLE "PrintedCard" ADD CONSTRAINT "PrintedCard_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PrintedCard" ADD CONSTRAINT "PrintedCard_message_check" CHECK (char_length("message") <= 500);
ALTER TABLE "GiftCard" ADD COLUMN "design" "GiftDesign" NOT NULL DEFAULT 'plain',
ADD COLUMN "message" TEXT NOT NULL DEFAULT '',
ADD COLUMN "recipientName" TEXT NOT NULL DEFAULT '';
