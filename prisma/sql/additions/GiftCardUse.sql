ALTER TABLE "GiftCardUse"
  ADD CONSTRAINT "GiftCardUse_amounts_check" CHECK (((amount > (0)::numeric) AND ((returned >= (0)::numeric) AND (returned <= amount))));
