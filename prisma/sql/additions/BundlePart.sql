ALTER TABLE "BundlePart"
  ADD CONSTRAINT "BundlePart_partId_check" CHECK (("partId" <> "bundleId")),
  ADD CONSTRAINT "BundlePart_quantity_check" CHECK (((quantity >= 1) AND (quantity <= 10)));
