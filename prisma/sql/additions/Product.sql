ALTER TABLE "Product"
  ADD COLUMN "nameLower" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL,
  ALTER COLUMN platforms SET NOT NULL,
  ALTER COLUMN regions SET NOT NULL,
  ALTER COLUMN "worksWith" SET NOT NULL,
  ALTER COLUMN "notIncluded" SET NOT NULL,
  ADD COLUMN "shownRating" numeric(2,1) GENERATED ALWAYS AS (
CASE
    WHEN ("ratingSource" = 'reviews'::"RatingSource") THEN rating
    ELSE (0)::numeric
END) STORED NOT NULL,
  ADD COLUMN standing smallint GENERATED ALWAYS AS ((GREATEST(0, ((
CASE
    WHEN ("ratingSource" = 'reviews'::"RatingSource") THEN (round((rating * (10)::numeric)))::integer
    ELSE 0
END + LEAST(40, (round(((10)::double precision * ln(((1 + "recentSales"))::double precision))))::integer)) -
CASE
    WHEN ("inStock" AND ((delivery <> 'keys'::"Delivery") OR ("keysLeft" IS NULL) OR ("keysLeft" > 0))) THEN 0
    ELSE 50
END)))::smallint) STORED NOT NULL,
  ADD COLUMN "variantOf" bigint GENERATED ALWAYS AS (hashtextextended(((family || '
'::text) || softhaven_product_of(edition, name)), (0)::bigint)) STORED,
  ALTER COLUMN tags SET NOT NULL,
  ALTER COLUMN "furtherCategoryIds" SET NOT NULL,
  ALTER COLUMN "relatedProductIds" SET NOT NULL,
  ADD COLUMN "storyUploads" text[] GENERATED ALWAYS AS (softhaven_uploads_in(story)) STORED NOT NULL,
  ADD CONSTRAINT "Product_availableFrom_keys" CHECK ((("availableFrom" IS NULL) OR ((delivery = 'keys'::"Delivery") AND (NOT "isGiftCard") AND (NOT "isBundle")))),
  ADD CONSTRAINT "Product_backorderLimit_check" CHECK ((("backorderLimit" >= 1) AND ("backorderLimit" <= 100000))),
  ADD CONSTRAINT "Product_byHandParts_check" CHECK (("isBundle" OR (NOT "byHandParts"))),
  ADD CONSTRAINT "Product_devices_check" CHECK (((devices >= 0) AND (devices <= 1000000))),
  ADD CONSTRAINT "Product_family_check" CHECK ((family ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  ADD CONSTRAINT "Product_gtin_digits" CHECK ((gtin ~ '^([0-9]{8}|[0-9]{12,14})$'::text)),
  ADD CONSTRAINT "Product_isBundle_check" CHECK (((NOT "isBundle") OR ((NOT "isGiftCard") AND (NOT "keysByRule")))),
  ADD CONSTRAINT "Product_isGiftCard_check" CHECK (((NOT "isGiftCard") OR ((delivery = 'manual'::"Delivery") AND ("volumePrices" = '[]'::jsonb) AND (price > (0)::numeric)))),
  ADD CONSTRAINT "Product_keySource_check" CHECK ((("keySource" <> 'previous_owner'::"KeySource") OR COALESCE(("licenceKind" = 'used'::"LicenceKind"), false))),
  ADD CONSTRAINT "Product_keysByRule_check" CHECK (((NOT "keysByRule") OR ((delivery = 'manual'::"Delivery") AND (NOT "isGiftCard")))),
  ADD CONSTRAINT "Product_keysLeft_check" CHECK (("keysLeft" >= 0)),
  ADD CONSTRAINT "Product_keysReady_check" CHECK (("keysReady" >= 0)),
  ADD CONSTRAINT "Product_originalPrice_check" CHECK ((("originalPrice" IS NULL) OR ("originalPrice" >= (0)::numeric))),
  ADD CONSTRAINT "Product_ownFacts_check" CHECK ((jsonb_typeof("ownFacts") = 'object'::text)),
  ADD CONSTRAINT "Product_platforms_check" CHECK ((platforms <@ ARRAY['windows'::text, 'macos'::text, 'android'::text, 'ios'::text, 'linux'::text])),
  ADD CONSTRAINT "Product_price_check" CHECK ((price >= (0)::numeric)),
  ADD CONSTRAINT "Product_publishAt_hidden" CHECK ((("publishAt" IS NULL) OR "isHidden")),
  ADD CONSTRAINT "Product_rating_check" CHECK (((rating >= (0)::numeric) AND (rating <= (5)::numeric))),
  ADD CONSTRAINT "Product_recentSales_check" CHECK (("recentSales" >= 0)),
  ADD CONSTRAINT "Product_releases_check" CHECK (((jsonb_typeof(releases) = 'array'::text) AND (jsonb_array_length(releases) <= 50))),
  ADD CONSTRAINT "Product_reviewCount_check" CHECK (("reviewCount" >= 0)),
  ADD CONSTRAINT "Product_termMonths_check" CHECK ((("termMonths" >= 0) AND ("termMonths" <= 1200))),
  ADD CONSTRAINT "Product_trialDays_check" CHECK ((("trialDays" >= 1) AND ("trialDays" <= 365))),
  ADD CONSTRAINT "Product_trialUrl_https" CHECK (("trialUrl" ~~ 'https://%'::text)),
  ADD CONSTRAINT "Product_updates_check" CHECK ((updates ~ '^([0-9]{4}-[0-9]{2}-[0-9]{2}|[1-9][0-9]{0,3})$'::text)),
  ADD CONSTRAINT "Product_volumePrices_check" CHECK (((jsonb_typeof("volumePrices") = 'array'::text) AND (jsonb_array_length("volumePrices") <= 5)));

CREATE INDEX "Product_additionalImages" ON public."Product" USING gin ("additionalImages");

CREATE INDEX "Product_availableFrom" ON public."Product" USING btree ("availableFrom") WHERE ("availableFrom" IS NOT NULL);

CREATE INDEX "Product_by_id" ON public."Product" USING btree (id DESC) WHERE (NOT "isHidden");

CREATE INDEX "Product_family" ON public."Product" USING btree (family, price, id) WHERE (family IS NOT NULL);

CREATE INDEX "Product_furtherCategoryIds" ON public."Product" USING gin ("furtherCategoryIds");

CREATE INDEX "Product_giftCardsOnSale_idx" ON public."Product" USING btree (price, id) WHERE ("isGiftCard" AND (NOT "isHidden"));

CREATE INDEX "Product_gtin" ON public."Product" USING btree (gtin) WHERE (gtin IS NOT NULL);

CREATE INDEX "Product_hidden" ON public."Product" USING btree (id) WHERE "isHidden";

CREATE INDEX "Product_ownFacts" ON public."Product" USING gin ("ownFacts") WHERE ("ownFacts" <> '{}'::jsonb);

CREATE INDEX "Product_publishAt" ON public."Product" USING btree ("publishAt") WHERE ("publishAt" IS NOT NULL);

CREATE INDEX "Product_publisher" ON public."Product" USING btree (publisher) WHERE (NOT "isHidden");

CREATE INDEX "Product_sample_idx" ON public."Product" USING btree (id) WHERE "isSample";

CREATE INDEX "Product_storyUploads" ON public."Product" USING gin ("storyUploads");

CREATE INDEX "Product_tags" ON public."Product" USING gin (tags);

CREATE INDEX "Product_uploaded_image" ON public."Product" USING btree (image) WHERE (image ~~ '/media/%'::text);

CREATE INDEX "Product_with_ownFacts" ON public."Product" USING btree (id) WHERE ("ownFacts" <> '{}'::jsonb);

CREATE UNIQUE INDEX "Product_sku_lower_key" ON public."Product" USING btree (lower(sku));
