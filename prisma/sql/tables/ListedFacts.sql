CREATE TABLE "ListedFacts" (
  "factsId" bigint NOT NULL,
  "listId" integer NOT NULL,
  products integer NOT NULL,
  CONSTRAINT "ListedFacts_pkey" PRIMARY KEY ("factsId", "listId"),
  CONSTRAINT "ListedFacts_products_check" CHECK ((products >= 0))
);

CREATE INDEX "ListedFacts_list" ON public."ListedFacts" USING btree ("listId") INCLUDE ("factsId", products);
