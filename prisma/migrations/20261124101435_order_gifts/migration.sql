-- CreateTable
CREATE TABLE "OrderGift" (
    "orderId" INTEGER NOT NULL,
    "recipientEmail" TEXT NOT NULL,
    "recipientName" TEXT NOT NULL DEFAULT '',
    "message" TEXT NOT NULL DEFAULT '',
    "sendAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OrderGift_pkey" PRIMARY KEY ("orderId")
);

-- AddForeignKey
ALTER TABLE "OrderGift" ADD CONSTRAINT "OrderGift_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "OrderGift" ADD CONSTRAINT "OrderGift_recipientEmail_check" CHECK ("recipientEmail" <> '');
ALTER TABLE "OrderGift" ADD CONSTRAINT "OrderGift_message_check" CHECK (char_length("message") <= 500);
