ALTER TABLE "GiftCardUse"
  ADD CONSTRAINT "GiftCardUse_amounts_check" CHECK (((amount > (0)::numeric) AND ((returned >= (0)::numeric) AND (returned <= amount)))),
  ADD CONSTRAINT "GiftCardUse_paid_check" CHECK (((paid > (0)::numeric) AND (("paidBack" >= (0)::numeric) AND ("paidBack" <= paid))));
