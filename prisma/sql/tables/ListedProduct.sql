CREATE TABLE "ListedProduct" (
  "listId" integer NOT NULL,
  "productId" integer NOT NULL,
  rating numeric(2,1) NOT NULL,
  price numeric(14,2) NOT NULL,
  name text NOT NULL,
  "isFeatured" boolean NOT NULL,
  standing smallint NOT NULL,
  "factsId" bigint NOT NULL,
  "variantOf" bigint,
  CONSTRAINT "ListedProduct_pkey" PRIMARY KEY ("productId", "listId")
);

CREATE INDEX "ListedProduct_featured" ON public."ListedProduct" USING btree ("listId", rating DESC, "productId") INCLUDE (price, "factsId", "variantOf") WHERE "isFeatured";

CREATE INDEX "ListedProduct_name" ON public."ListedProduct" USING btree ("listId", name, "productId") INCLUDE (rating, price, "isFeatured", "factsId", "variantOf");

CREATE INDEX "ListedProduct_newest" ON public."ListedProduct" USING btree ("listId", "productId" DESC) INCLUDE (rating, price, "isFeatured", "factsId", "variantOf");

CREATE INDEX "ListedProduct_price_high" ON public."ListedProduct" USING btree ("listId", price DESC, "productId") INCLUDE (rating, "isFeatured", "factsId", "variantOf");

CREATE INDEX "ListedProduct_price_low" ON public."ListedProduct" USING btree ("listId", price, "productId") INCLUDE (rating, "isFeatured", "factsId", "variantOf");

CREATE INDEX "ListedProduct_rating" ON public."ListedProduct" USING btree ("listId", rating DESC, "productId") INCLUDE (price, "isFeatured", "factsId", "variantOf");

CREATE INDEX "ListedProduct_standing" ON public."ListedProduct" USING btree ("listId", standing DESC, "productId") INCLUDE (rating, price, "isFeatured", "factsId", "variantOf");

CREATE INDEX "ListedProduct_variants" ON public."ListedProduct" USING btree ("listId", "variantOf") INCLUDE ("factsId") WHERE ("variantOf" IS NOT NULL);
