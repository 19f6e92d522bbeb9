ALTER TABLE "Coupon"
  ADD CONSTRAINT "Coupon_code_check" CHECK ((code ~ '^[A-Z0-9-]{3,40}$'::text)),
  ADD CONSTRAINT "Coupon_limits_check" CHECK (((minimum >= (0)::numeric) AND (uses >= 0) AND (discounted >= (0)::numeric) AND ("maxUses" > 0) AND ("maxUsesPerBuyer" > 0) AND ("endsAt" > "startsAt"))),
  ADD CONSTRAINT "Coupon_terms_check" CHECK (((num_nonnulls(percent, amount) = 1) AND ((percent >= 1) AND (percent <= 100)) AND (amount > (0)::numeric)));
