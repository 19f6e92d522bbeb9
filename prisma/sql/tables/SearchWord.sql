CREATE TABLE "SearchWord" (
  word text NOT NULL,
  products integer NOT NULL,
  CONSTRAINT "SearchWord_pkey" PRIMARY KEY (word),
  CONSTRAINT "SearchWord_products_check" CHECK ((products >= 0))
);

CREATE INDEX "SearchWord_beginning" ON public."SearchWord" USING btree (word text_pattern_ops) INCLUDE (products);

CREATE INDEX "SearchWord_cut" ON public."SearchWord" USING btree (word) WHERE (length(word) = 255);

CREATE INDEX "SearchWord_trgm" ON public."SearchWord" USING gin (word gin_trgm_ops) WITH (gin_pending_list_limit='256');

CREATE INDEX "SearchWord_unused" ON public."SearchWord" USING btree (word) WHERE (products = 0);
