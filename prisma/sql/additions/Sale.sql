ALTER TABLE "Sale"
  ADD CONSTRAINT "Sale_name_check" CHECK ((name <> ''::text)),
  ADD CONSTRAINT "Sale_scope_check" CHECK (((("categoryId" IS NOT NULL) = (scope = 'category'::"SaleScope")) AND ((publisher IS NOT NULL) = (scope = 'brand'::"SaleScope")))),
  ADD CONSTRAINT "Sale_terms_check" CHECK ((((percent >= 1) AND (percent <= 99)) OR ((percent IS NULL) AND (scope = 'products'::"SaleScope")))),
  ADD CONSTRAINT "Sale_times_check" CHECK (("endsAt" > "startsAt"));
