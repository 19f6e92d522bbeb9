ALTER TABLE "ProductKey"
  ADD CONSTRAINT "ProductKey_reserved_check" CHECK (((status <> 'reserved'::"KeyStatus") OR (("reservedUntil" IS NOT NULL) AND ("paymentId" IS NOT NULL)))),
  ADD CONSTRAINT "ProductKey_used_check" CHECK (((status <> 'used'::"KeyStatus") OR (("orderItemId" IS NOT NULL) AND ("assignedAt" IS NOT NULL))));

CREATE INDEX "ProductKey_free" ON public."ProductKey" USING btree ("productId") INCLUDE (status, "reservedUntil", "notAfter") WHERE (status = ANY (ARRAY['available'::"KeyStatus", 'reserved'::"KeyStatus"]));

CREATE INDEX "ProductKey_not_compared_idx" ON public."ProductKey" USING btree (id) WHERE ("comparedHash" IS NULL);

CREATE INDEX "ProductKey_stored_twice_idx" ON public."ProductKey" USING btree ("comparedHash") WHERE "storedTwice";
