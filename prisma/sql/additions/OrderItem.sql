ALTER TABLE "OrderItem"
  ADD CONSTRAINT "OrderItem_bundlePosition_check" CHECK ((("bundlePosition" IS NULL) OR (("bundlePosition" < "position") AND ("productPrice" = (0)::numeric) AND (NOT "isBundle") AND (NOT "isGiftCard")))),
  ADD CONSTRAINT "OrderItem_discount_check" CHECK (((discount >= (0)::numeric) AND (discount <= ("productPrice" * (quantity)::numeric)))),
  ADD CONSTRAINT "OrderItem_productPrice_check" CHECK (("productPrice" >= (0)::numeric)),
  ADD CONSTRAINT "OrderItem_quantity_check" CHECK (((quantity >= 1) AND ((quantity <= 99) OR (("bundlePosition" IS NOT NULL) AND (quantity <= 990))))),
  ADD CONSTRAINT "OrderItem_refundedQuantity_range" CHECK ((("refundedQuantity" >= 0) AND ("refundedQuantity" <= quantity)));

CREATE INDEX "OrderItem_open" ON public."OrderItem" USING btree ("orderId") WHERE ("deliveredAt" IS NULL);
