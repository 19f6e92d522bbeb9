CREATE TABLE "ProductText" (
  "productId" integer NOT NULL,
  standing smallint NOT NULL,
  words tsvector NOT NULL,
  text text NOT NULL,
  CONSTRAINT "ProductText_pkey" PRIMARY KEY ("productId")
) WITH (toast_tuple_target=4080);

CREATE INDEX "ProductText_sample" ON public."ProductText" USING btree (hashint4("productId")) INCLUDE ("productId", words) WHERE (((hashint4("productId") & 31) = 0) AND ((octet_length((words)::text) + length(words)) < 2500));

CREATE INDEX "ProductText_trgm" ON public."ProductText" USING gin (standing, text gin_trgm_ops) WITH (gin_pending_list_limit='256');

CREATE INDEX "ProductText_words" ON public."ProductText" USING gin (standing, words) WITH (gin_pending_list_limit='256');
