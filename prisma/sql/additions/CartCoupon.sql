ALTER TABLE "CartCoupon"
  ADD CONSTRAINT "CartCoupon_sessionId_check" CHECK (((length("sessionId") >= 8) AND (length("sessionId") <= 200)));
