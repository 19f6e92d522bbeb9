-- Sums of money, which are more in currencies of small worth: a wider column is no rewrite of its table.
-- PostgreSQL changes no column that a trigger names, so these two are made again.
DROP TRIGGER "Order_in_sums" ON "Order";
DROP TRIGGER "Payment_of_customer" ON "Payment";

ALTER TABLE "Coupon" ALTER COLUMN "amount" SET DATA TYPE DECIMAL(14,2),
ALTER COLUMN "minimum" SET DATA TYPE DECIMAL(14,2);

ALTER TABLE "GiftCard" ALTER COLUMN "faceValue" SET DATA TYPE DECIMAL(14,2),
ALTER COLUMN "balance" SET DATA TYPE DECIMAL(14,2),
ALTER COLUMN "voided" SET DATA TYPE DECIMAL(14,2);

ALTER TABLE "GiftCardUse" ALTER COLUMN "amount" SET DATA TYPE DECIMAL(14,2),
ALTER COLUMN "returned" SET DATA TYPE DECIMAL(14,2);

ALTER TABLE "KeyBatch" ALTER COLUMN "unitCost" SET DATA TYPE DECIMAL(14,2);

ALTER TABLE "ProductAlert" ALTER COLUMN "price" SET DATA TYPE DECIMAL(14,2);

ALTER TABLE "CouponUse" ALTER COLUMN "discount" SET DATA TYPE DECIMAL(14,2);

ALTER TABLE "Payment" ALTER COLUMN "amount" SET DATA TYPE DECIMAL(14,2),
ALTER COLUMN "capturedAmount" SET DATA TYPE DECIMAL(14,2),
ALTER COLUMN "providerFee" SET DATA TYPE DECIMAL(14,2),
ALTER COLUMN "refundedAmount" SET DATA TYPE DECIMAL(14,2);

ALTER TABLE "Order" ALTER COLUMN "subtotal" SET DATA TYPE DECIMAL(14,2),
ALTER COLUMN "tax" SET DATA TYPE DECIMAL(14,2),
ALTER COLUMN "totalAmount" SET DATA TYPE DECIMAL(14,2),
ALTER COLUMN "discount" SET DATA TYPE DECIMAL(14,2),
ALTER COLUMN "giftCardAmount" SET DATA TYPE DECIMAL(14,2),
ALTER COLUMN "untaxedAmount" SET DATA TYPE DECIMAL(14,2);

ALTER TABLE "OrderItem" ALTER COLUMN "discount" SET DATA TYPE DECIMAL(14,2);

ALTER TABLE "Refund" ALTER COLUMN "amount" SET DATA TYPE DECIMAL(14,2),
ALTER COLUMN "giftCardAmount" SET DATA TYPE DECIMAL(14,2);

ALTER TABLE "Dispute" ALTER COLUMN "amount" SET DATA TYPE DECIMAL(14,2);

ALTER TABLE "InvoiceDocument" ALTER COLUMN "total" SET DATA TYPE DECIMAL(14,2);

CREATE TRIGGER "Order_in_sums" AFTER INSERT OR DELETE OR UPDATE OF "createdAt", "totalAmount", "giftCardAmount", "couponCode", "taxCountry", "trafficSource", "trafficMedium", campaign, "paymentMethod", "displayCurrency", locale ON "Order" FOR EACH ROW EXECUTE FUNCTION order_changes_sums();
CREATE CONSTRAINT TRIGGER "Payment_of_customer" AFTER UPDATE OF "capturedAmount", "refundedAmount" ON "Payment" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old."capturedAmount" IS DISTINCT FROM new."capturedAmount" OR old."refundedAmount" IS DISTINCT FROM new."refundedAmount") EXECUTE FUNCTION payment_counts_for_customer();
