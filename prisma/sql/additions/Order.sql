ALTER TABLE "Order"
  ADD CONSTRAINT "Order_amounts_check" CHECK (((subtotal >= (0)::numeric) AND (tax >= (0)::numeric) AND ("totalAmount" = (subtotal + tax)))),
  ADD CONSTRAINT "Order_discount_check" CHECK ((discount >= (0)::numeric)),
  ADD CONSTRAINT "Order_giftCardAmount_check" CHECK ((("giftCardAmount" >= (0)::numeric) AND ("giftCardAmount" <= "totalAmount") AND (("giftCardAmount" = (0)::numeric) = ("giftCardLastFour" IS NULL)))),
  ADD CONSTRAINT "Order_outside_territory_check" CHECK (((("taxKind")::text <> 'outside_territory'::text) OR ((tax = (0)::numeric) AND ("taxRate" = (0)::numeric) AND ("taxCountry" IS NOT NULL) AND ("taxTerritory" IS NOT NULL)))),
  ADD CONSTRAINT "Order_reverse_charge_check" CHECK ((("taxKind" <> 'reverse_charge'::"TaxKind") OR ((tax = (0)::numeric) AND ("taxRate" = (0)::numeric) AND ("taxCountry" IS NOT NULL) AND ("taxId" IS NOT NULL)))),
  ADD CONSTRAINT "Order_standard_check" CHECK ((("taxKind" <> 'standard'::"TaxKind") OR ("taxRate" IS NOT NULL))),
  ADD CONSTRAINT "Order_taxRate_check" CHECK ((("taxRate" >= (0)::numeric) AND ("taxRate" <= (100)::numeric))),
  ADD CONSTRAINT "Order_untaxedAmount_check" CHECK ((("untaxedAmount" >= (0)::numeric) AND ("untaxedAmount" <= subtotal)));

CREATE INDEX "Order_contradicted_place_idx" ON public."Order" USING btree ("createdAt" DESC, id DESC) WHERE (("taxEvidence" ->> 'place'::text) = 'contradicted'::text);

CREATE INDEX "Order_email_prefix" ON public."Order" USING btree (lower("customerEmail") text_pattern_ops);

CREATE INDEX "Order_name_prefix" ON public."Order" USING btree (lower("customerName") text_pattern_ops);

CREATE INDEX "Order_search_trgm" ON public."Order" USING gin (lower((((("orderNumber" || '
'::text) || "customerEmail") || '
'::text) || "customerName")) gin_trgm_ops);

CREATE INDEX "Order_taxes_idx" ON public."Order" USING btree ("createdAt") INCLUDE ("taxKind", "taxCountry", "taxRate", subtotal, "untaxedAmount", tax);
