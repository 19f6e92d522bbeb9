ALTER TABLE "SaleProduct"
  ADD CONSTRAINT "SaleProduct_price_check" CHECK ((price > (0)::numeric));
