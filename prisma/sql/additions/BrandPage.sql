ALTER TABLE "BrandPage"
  ADD CONSTRAINT "BrandPage_publisher_check" CHECK ((publisher <> ''::text));
