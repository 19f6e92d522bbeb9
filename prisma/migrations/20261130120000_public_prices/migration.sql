-- What each product cost in public, by currency. It outlives its product, for whoever asks what was shown.
CREATE TABLE "PublicPrice" (
  "productId" INTEGER NOT NULL,
  "currency" CHAR(3) NOT NULL,
  "price" DECIMAL(14,2) NOT NULL,
  "isReduced" BOOLEAN NOT NULL,
  "reference" DECIMAL(14,2),
  "wasCompared" BOOLEAN NOT NULL DEFAULT false,
  "from" TIMESTAMPTZ(3) NOT NULL,
  "until" TIMESTAMPTZ(3),
  CONSTRAINT "PublicPrice_pkey" PRIMARY KEY ("productId", "currency", "from")
);
CREATE UNIQUE INDEX "PublicPrice_current" ON "PublicPrice" ("productId", "currency") WHERE "until" IS NULL;
CREATE INDEX "PublicPrice_former" ON "PublicPrice" ("until") WHERE "until" IS NOT NULL;

-- What reductions are counted from, null where that is the recommended price that the owner typed.
ALTER TABLE "Product" ADD COLUMN "comparedPrices" JSONB;

CREATE FUNCTION softhaven_store_setting(named text) RETURNS jsonb LANGUAGE sql STABLE AS $function$
  SELECT "value" FROM "Setting" WHERE "key" = named
$function$;

CREATE FUNCTION softhaven_base_currency() RETURNS text LANGUAGE sql STABLE AS $function$
  SELECT coalesce(softhaven_store_setting('baseCurrency') #>> '{}', 'USD')
$function$;

-- The prices of a product in each currency in which it has one of its own and is sold.
CREATE FUNCTION softhaven_own_prices(price numeric, "originalPrice" numeric, prices jsonb)
RETURNS TABLE ("currency" char(3), "price" numeric, "isReduced" boolean) LANGUAGE sql STABLE AS $function$
  SELECT softhaven_base_currency()::char(3), $1, coalesce($2 > $1, false)
  UNION ALL
  SELECT t."key"::char(3), (t."value" ->> 'price')::numeric,
    coalesce((t."value" ->> 'originalPrice')::numeric > (t."value" ->> 'price')::numeric, $2 > $1, false)
  FROM jsonb_each($3) t
  WHERE t."key" <> softhaven_base_currency() AND softhaven_store_setting('sellingCurrencies') ? t."key"
$function$;

-- The lowest price of the 30 days before a reduction began, where it is at least one percent above the price.
CREATE FUNCTION softhaven_price_before(product integer, sold char(3), price numeric, "isReduced" boolean, began timestamptz)
RETURNS numeric LANGUAGE plpgsql STABLE AS $function$
DECLARE
  former "PublicPrice";
  lowest numeric;
BEGIN
  IF NOT $4 THEN RETURN NULL; END IF;
  SELECT * INTO former FROM "PublicPrice" p
  WHERE p."productId" = $1 AND p."currency" = $2 AND p."from" < $5 AND coalesce(p."until", $5) >= $5
  ORDER BY p."from" DESC LIMIT 1;
  -- One that goes on, or was shown and goes further, is still counted from before it began.
  IF former."reference" IS NOT NULL AND (former."price" = $3 OR (former."price" > $3 AND former."wasCompared")) THEN
    RETURN former."reference";
  END IF;
  IF NOT EXISTS (
    SELECT 1 FROM "PublicPrice" p WHERE p."productId" = $1 AND p."currency" = $2 AND p."from" <= $5 - interval '30 days'
  ) THEN RETURN NULL; END IF;
  SELECT min(p."price") INTO lowest FROM "PublicPrice" p
  WHERE p."productId" = $1 AND p."currency" = $2 AND p."from" < $5 AND coalesce(p."until", $5) > $5 - interval '30 days';
  RETURN CASE WHEN lowest > 0 AND (lowest - $3) * 100 >= lowest THEN lowest END;
END
$function$;

-- What reductions are counted from: null as typed, empty for none, else an amount for each currency that is charged.
CREATE FUNCTION softhaven_compared_prices(product integer, price numeric, "originalPrice" numeric, prices jsonb, began timestamptz)
RETURNS jsonb LANGUAGE plpgsql STABLE AS $function$
DECLARE
  base char(3) := softhaven_base_currency();
  charged integer;
  compared jsonb;
BEGIN
  CASE coalesce(softhaven_store_setting('struckPrices') #>> '{}', 'recommended')
    WHEN 'recommended' THEN RETURN NULL;
    WHEN 'lowest30' THEN NULL;
    ELSE RETURN '{}';
  END CASE;
  IF coalesce($3 <= $2, true) THEN RETURN '{}'; END IF;
  SELECT 1 + count(*) INTO charged
  FROM jsonb_object_keys(coalesce(softhaven_store_setting('sellingCurrencies'), '{}')) k WHERE k <> base::text;
  SELECT jsonb_object_agg(CASE o."currency" WHEN base THEN 'base' ELSE o."currency"::text END, b."reference"::text)
    FILTER (WHERE b."reference" IS NOT NULL) INTO compared
  FROM softhaven_own_prices($2, $3, $4) o,
    LATERAL (SELECT CASE
      WHEN c."price" = o."price" AND c."isReduced" = o."isReduced" THEN c."reference"
      ELSE softhaven_price_before($1, o."currency", o."price", o."isReduced", $5)
    END AS "reference"
    FROM (SELECT 1) one LEFT JOIN "PublicPrice" c ON c."productId" = $1 AND c."currency" = o."currency" AND c."until" IS NULL) b;
  -- What is charged in several currencies is reduced in all of them, or is not called so.
  IF compared IS NULL OR (SELECT count(*) FROM jsonb_object_keys(compared)) < charged THEN RETURN '{}'; END IF;
  RETURN compared;
END
$function$;

-- Ends what a product costs now. What began in the same transaction was never public.
CREATE FUNCTION softhaven_end_price(product integer, sold char(3), at timestamptz) RETURNS void LANGUAGE sql AS $function$
  DELETE FROM "PublicPrice" c WHERE c."productId" = $1 AND c."currency" = $2 AND c."until" IS NULL AND c."from" >= $3;
  UPDATE "PublicPrice" c SET "until" = $3 WHERE c."productId" = $1 AND c."currency" = $2 AND c."until" IS NULL;
$function$;

-- Keeps what products cost from now on, and says what that is compared with: one product after the other, so that many take no
-- longer than as many times one.
CREATE FUNCTION softhaven_keep_prices(ids integer[]) RETURNS void LANGUAGE plpgsql AS $function$
DECLARE
  -- That of the transaction: what stood within it alone was never public.
  at timestamptz := date_trunc('milliseconds', now());
  isOff boolean := coalesce(softhaven_store_setting('struckPrices') #>> '{}', 'recommended') <> 'recommended';
  product record;
  own record;
  sold char(3)[];
  compared jsonb;
  other integer[] := '{}';
  others jsonb[] := '{}';
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  FOR product IN
    SELECT i."id", p."price", p."originalPrice", p."prices", p."comparedPrices", coalesce(p."isHidden", true) AS "isHidden"
    FROM unnest(ids) i("id") LEFT JOIN "Product" p ON p."id" = i."id"
  LOOP
    sold := '{}';
    IF NOT product."isHidden" THEN
      FOR own IN SELECT * FROM softhaven_own_prices(product."price", product."originalPrice", product."prices") LOOP
        sold := sold || own."currency";
        IF EXISTS (
          SELECT 1 FROM "PublicPrice" c WHERE c."productId" = product."id" AND c."currency" = own."currency" AND c."until" IS NULL
            AND c."price" = own."price" AND c."isReduced" = own."isReduced"
        ) THEN CONTINUE; END IF;
        PERFORM softhaven_end_price(product."id", own."currency", at);
        INSERT INTO "PublicPrice" ("productId", "currency", "price", "isReduced", "reference", "from")
        VALUES (product."id", own."currency", own."price", own."isReduced",
          softhaven_price_before(product."id", own."currency", own."price", own."isReduced", at), at);
      END LOOP;
    END IF;
    PERFORM softhaven_end_price(product."id", c."currency", at) FROM "PublicPrice" c
    WHERE c."productId" = product."id" AND c."until" IS NULL AND c."currency" <> ALL(sold);
    compared := CASE
      WHEN NOT isOff THEN NULL
      WHEN product."isHidden" THEN '{}'
      ELSE softhaven_compared_prices(product."id", product."price", product."originalPrice", product."prices", at)
    END;
    IF compared IS DISTINCT FROM product."comparedPrices" THEN
      other := other || product."id";
      others := others || compared;
    END IF;
    IF compared ? 'base' THEN
      UPDATE "PublicPrice" c SET "wasCompared" = true
      WHERE c."productId" = product."id" AND c."until" IS NULL AND NOT c."wasCompared";
    END IF;
  END LOOP;
  IF other <> '{}' THEN
    UPDATE "Product" p SET "comparedPrices" = o."compared" FROM unnest(other, others) o("id", "compared") WHERE p."id" = o."id";
  END IF;
END
$function$;

CREATE FUNCTION softhaven_prices_added() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  PERFORM softhaven_keep_prices((SELECT array_agg("id") FROM added));
  RETURN NULL;
END
$function$;

CREATE FUNCTION softhaven_prices_changed() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  PERFORM softhaven_keep_prices((
    SELECT array_agg(n."id") FROM before b JOIN after n USING ("id")
    WHERE (b."price", b."originalPrice", b."prices", b."isHidden") IS DISTINCT FROM (n."price", n."originalPrice", n."prices", n."isHidden")
  ));
  RETURN NULL;
END
$function$;

CREATE FUNCTION softhaven_prices_deleted() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  PERFORM softhaven_keep_prices((SELECT array_agg("id") FROM deleted));
  RETURN NULL;
END
$function$;

-- In which currencies prices are public, and what they are compared with, settings say.
CREATE FUNCTION softhaven_pricing_changed() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  IF coalesce(NEW."key", OLD."key") IN ('baseCurrency', 'sellingCurrencies', 'struckPrices')
    AND NEW."value" IS DISTINCT FROM OLD."value" THEN
    -- Whoever changes a price meanwhile does so before or after.
    PERFORM 1 FROM "Product" ORDER BY "id" FOR NO KEY UPDATE;
    PERFORM softhaven_keep_prices((SELECT array_agg("id") FROM "Product"));
  END IF;
  RETURN NULL;
END
$function$;

-- As a card says how much is saved.
CREATE OR REPLACE VIEW "FactsOfProduct" AS
  SELECT f.*, hashtextextended((to_jsonb(f) - 'productId')::text, 0) AS "factsId"
  FROM (
    SELECT p."id" AS "productId", p."publisher", p."platforms", p."licenseType"::text AS "licenseType",
      p."termMonths"::integer AS "termMonths", p."devices",
      p."inStock" AND (p."delivery" <> 'keys' OR p."keysLeft" IS DISTINCT FROM 0) AS "inStock",
      CASE
        WHEN p."comparedPrices" IS NULL
          THEN coalesce(p."originalPrice" > 0 AND round((1 - p."price" / nullif(p."originalPrice", 0)) * 100) > 0, false)
        ELSE p."comparedPrices" ? 'base'
      END AS "onSale",
      CASE
        WHEN p."price" < (SELECT b."low" FROM "PriceBound" b) THEN 'under50'
        WHEN p."price" <= (SELECT 2 * b."low" FROM "PriceBound" b) THEN '50to100'
        ELSE 'over100'
      END AS "priceBucket",
      floor(p."rating")::integer AS "stars"
    FROM "Product" p
  ) f;

CREATE OR REPLACE FUNCTION softhaven_products_changed() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  PERFORM softhaven_derive_products((
    SELECT array_agg(n."id") FROM before b JOIN after n USING ("id")
    WHERE (b."name", b."publisher", b."features", b."description", b."license", b."version", b."rating", b."standing", b."price", b."categoryId", b."isFeatured", b."isHidden",
        b."originalPrice", CASE WHEN b."comparedPrices" IS NULL THEN coalesce(b."originalPrice" > 0 AND round((1 - b."price" / nullif(b."originalPrice", 0)) * 100) > 0, false)
          ELSE b."comparedPrices" ? 'base' END,
        b."platforms", b."licenseType", b."termMonths", b."devices", b."inStock", b."delivery", coalesce(b."keysLeft", 1) = 0)
      IS DISTINCT FROM
      (n."name", n."publisher", n."features", n."description", n."license", n."version", n."rating", n."standing", n."price", n."categoryId", n."isFeatured", n."isHidden",
        n."originalPrice", CASE WHEN n."comparedPrices" IS NULL THEN coalesce(n."originalPrice" > 0 AND round((1 - n."price" / nullif(n."originalPrice", 0)) * 100) > 0, false)
          ELSE n."comparedPrices" ? 'base' END,
        n."platforms", n."licenseType", n."termMonths", n."devices", n."inStock", n."delivery", coalesce(n."keysLeft", 1) = 0)
  ));
  RETURN NULL;
END
$function$;

-- What products cost at the day of the upgrade is the first that is known.
SELECT softhaven_keep_prices((SELECT array_agg("id") FROM "Product"));

CREATE TRIGGER "Product_prices_added" AFTER INSERT ON "Product" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION softhaven_prices_added();
CREATE TRIGGER "Product_prices_changed" AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION softhaven_prices_changed();
CREATE TRIGGER "Product_prices_deleted" AFTER DELETE ON "Product" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION softhaven_prices_deleted();
CREATE TRIGGER "Setting_pricing_changed" AFTER INSERT OR UPDATE OR DELETE ON "Setting"
  FOR EACH ROW EXECUTE FUNCTION softhaven_pricing_changed();
