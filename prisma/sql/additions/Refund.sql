ALTER TABLE "Refund"
  ADD CONSTRAINT "Refund_amount_positive" CHECK ((amount > (0)::numeric)),
  ADD CONSTRAINT "Refund_giftCardAmount_check" CHECK ((("giftCardAmount" >= (0)::numeric) AND ("giftCardAmount" <= amount)));

CREATE UNIQUE INDEX "Refund_one_pending_per_payment" ON public."Refund" USING btree ("paymentId") WHERE (status = 'pending'::"RefundStatus");
