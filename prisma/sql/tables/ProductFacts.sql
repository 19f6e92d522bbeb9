CREATE TABLE "ProductFacts" (
  id bigint NOT NULL,
  publisher text NOT NULL,
  platforms text[] NOT NULL,
  "licenseType" text,
  "termMonths" integer,
  devices integer,
  "inStock" boolean NOT NULL,
  "onSale" boolean NOT NULL,
  "priceBucket" text NOT NULL,
  stars integer NOT NULL,
  CONSTRAINT "ProductFacts_pkey" PRIMARY KEY (id)
);
