-- Searches find words, not pieces of text (docs/decisions/0070).
CREATE EXTENSION IF NOT EXISTS unaccent;

-- The words of a text as searches compare them: small letters without accents, cut at everything that is
-- neither letter nor digit. Said to be immutable, which the rules that come with unaccent are.
CREATE FUNCTION softhaven_words(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_remove(string_to_array(regexp_replace(lower(unaccent(value)), '[^[:alnum:]]+', ' ', 'g'), ' '), '');

-- What a name is typed as besides: h&r → hr, nod32 → nod 32, PaintShop → paint shop.
CREATE FUNCTION softhaven_other_words(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(o."word"), '{}') FROM (
    SELECT array_to_string(softhaven_words(m[1]), '') AS "word"
    FROM regexp_matches(value, '([[:alnum:]]+(?:[^[:alnum:][:space:]][[:alnum:]]+)+)', 'g') m
    UNION
    SELECT m[1] FROM unnest(softhaven_words(value)) w, regexp_matches(w, '([0-9]+|[^0-9]+)', 'g') m
    WHERE w ~ '[0-9]' AND w ~ '[^0-9]'
    UNION
    SELECT unnest(softhaven_words(regexp_replace(value, '([[:lower:]])([[:upper:]])', '\1 \2', 'g')))
  ) o WHERE o."word" <> ''
);

-- What a name names, without what it is for: “Office 2024” of “Office 2024 for Mac”.
CREATE FUNCTION softhaven_named(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(nullif(regexp_replace(name, '\s+(for|für|pour|para|per|voor)\s.*$', '', 'i'), ''), name);

-- The words of a product, each with the places that it is in: a what the name names, b the facts about it,
-- c any text. k is the category. An index then tells products apart that have a word in their name.
CREATE FUNCTION softhaven_product_words(
  name text, publisher text, license text, version text, features text[], description text, category integer
) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT array_to_tsvector(array_agg(w."place" || left(w."word", 255)) || ('k' || category))
  FROM (
    SELECT softhaven_words(i."named") || softhaven_other_words(i."named") AS "named",
      softhaven_words(i."facts") || softhaven_other_words(i."facts") AS "facts", softhaven_words(i."texts") AS "texts"
    FROM (
      SELECT softhaven_named(name) AS "named", concat_ws(' ', name, publisher, license, version) AS "facts",
        concat_ws(' ', array_to_string(features, ' '), description) AS "texts"
    ) i
  ) t CROSS JOIN LATERAL (
    SELECT 'a', unnest(t."named") UNION ALL SELECT 'b', unnest(t."facts")
    UNION ALL SELECT 'c', unnest(t."facts") UNION ALL SELECT 'c', unnest(t."texts")
  ) w("place", "word")
);

ALTER TABLE "Category" ADD COLUMN "words" text[] NOT NULL GENERATED ALWAYS AS (softhaven_words("name")) STORED;

-- How well a product stands among those that match as well: its sales of some months, its rating, and whether
-- it can be had. 0 to 90. The sales are counted by a job.
ALTER TABLE "Product" ADD COLUMN "recentSales" integer NOT NULL DEFAULT 0 CHECK ("recentSales" >= 0);
ALTER TABLE "Product" ADD COLUMN "standing" smallint NOT NULL GENERATED ALWAYS AS (
  greatest(0,
    round("rating" * 10)::integer
    + least(40, round(10 * ln((1 + "recentSales")::double precision))::integer)
    - CASE WHEN "inStock" AND ("delivery" <> 'keys' OR "keysLeft" IS NULL OR "keysLeft" > 0) THEN 0 ELSE 50 END
  )::smallint
) STORED;

DROP TABLE "ProductText";
CREATE TABLE "ProductText" (
  "productId" integer PRIMARY KEY,
  "standing" smallint NOT NULL,
  "words" tsvector NOT NULL,
  -- Everything that is searched, in small letters.
  "text" text NOT NULL
) WITH (toast_tuple_target = 4080);
-- Read more often than the text, of which the start is not worth packing and unpacking.
ALTER TABLE "ProductText" ALTER COLUMN "words" SET STORAGE EXTERNAL;

CREATE VIEW "ProductWording" AS
  SELECT "id" AS "productId", "standing",
    softhaven_product_words("name", "publisher", "license", "version", "features", "description", "categoryId") AS "words",
    softhaven_search_text("name", "publisher", "features", "description") AS "text"
  FROM "Product";

-- Every word of a product, and how many products have it.
CREATE TABLE "SearchWord" (
  "word" text PRIMARY KEY,
  "products" integer NOT NULL CHECK ("products" >= 0)
);
CREATE VIEW "CountedWord" AS
  SELECT substr(w."lexeme", 2) AS "word", count(*)::integer AS "products"
  FROM "ProductText" t, unnest(tsvector_to_array(t."words")) w("lexeme") WHERE w."lexeme" LIKE 'c%' GROUP BY 1;

INSERT INTO "ProductText" ("productId", "standing", "words", "text")
SELECT "productId", "standing", "words", "text" FROM "ProductWording" ORDER BY 1;
INSERT INTO "SearchWord" ("word", "products") SELECT "word", "products" FROM "CountedWord";

ALTER TABLE "ListedProduct" ADD COLUMN "standing" smallint;
UPDATE "ListedProduct" l SET "standing" = p."standing" FROM "Product" p WHERE p."id" = l."productId";
ALTER TABLE "ListedProduct" ALTER COLUMN "standing" SET NOT NULL;
CREATE OR REPLACE VIEW "ProductListing" AS
  SELECT l."listId", p."id" AS "productId", p."rating", p."price", p."nameLower" AS "name", p."isFeatured", p."standing"
  FROM "Product" p CROSS JOIN LATERAL (
    SELECT 0 AS "listId"
    UNION ALL
    SELECT coalesce(c."parentId", c."id") FROM "Category" c
    WHERE c."id" = p."categoryId" AND (c."parentId" IS NULL OR c."isActive")
    UNION ALL
    SELECT s."id" FROM "Category" s
    WHERE s."parentId" IS NOT NULL AND p."categoryId" IN (s."id", s."parentId")
      AND strpos(p."nameLower", lower(s."name")) > 0
  ) l
  WHERE NOT p."isHidden";

SET maintenance_work_mem = '512MB';
CREATE INDEX "ListedProduct_standing" ON "ListedProduct" ("listId", "standing" DESC, "productId") INCLUDE ("rating", "price", "isFeatured");
CREATE INDEX "ProductText_words" ON "ProductText" USING gin ("standing", "words") WITH (gin_pending_list_limit = 256);
CREATE INDEX "ProductText_trgm" ON "ProductText" USING gin ("standing", "text" gin_trgm_ops) WITH (gin_pending_list_limit = 256);
CREATE INDEX "ProductText_sample" ON "ProductText" (hashint4("productId")) INCLUDE ("productId", "words")
  WHERE hashint4("productId") & 31 = 0 AND octet_length("words"::text) + length("words") < 2500;
CREATE INDEX "SearchWord_beginning" ON "SearchWord" ("word" text_pattern_ops) INCLUDE ("products");
CREATE INDEX "SearchWord_trgm" ON "SearchWord" USING gin ("word" gin_trgm_ops) WITH (gin_pending_list_limit = 256);
CREATE INDEX "SearchWord_unused" ON "SearchWord" ("word") WHERE "products" = 0;
-- Longer words are cut, so that what is behind is found as a piece of text only.
CREATE INDEX "SearchWord_cut" ON "SearchWord" ("word") WHERE length("word") = 255;
RESET maintenance_work_mem;

-- Words that differ from one by few letters. The lower limit is for short ones with two letters exchanged.
CREATE FUNCTION softhaven_similar_words(wanted text) RETURNS TABLE ("word" text, "products" integer)
LANGUAGE sql STABLE PARALLEL SAFE SET pg_trgm.similarity_threshold = 0.2 AS $$
  SELECT w."word", w."products" FROM "SearchWord" w
  WHERE w."word" % wanted AND length(w."word") BETWEEN length(wanted) - 2 AND length(wanted) + 2
  ORDER BY similarity(w."word", wanted) DESC, w."products" DESC LIMIT 60
$$;

CREATE OR REPLACE FUNCTION softhaven_derive_products(ids integer[]) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM softhaven_lock_product_lists();
  WITH gone AS (DELETE FROM "ListedProduct" WHERE "productId" = ANY(ids) RETURNING "listId"),
    less AS (SELECT "listId", count(*) AS "count" FROM gone GROUP BY 1)
  UPDATE "ProductList" l SET "total" = l."total" - less."count" FROM less WHERE l."id" = less."listId";
  WITH come AS (
    INSERT INTO "ListedProduct" ("listId", "productId", "rating", "price", "name", "isFeatured", "standing")
    SELECT "listId", "productId", "rating", "price", "name", "isFeatured", "standing" FROM "ProductListing"
    WHERE "productId" = ANY(ids) RETURNING "listId"
  )
  INSERT INTO "ProductList" ("id", "total") SELECT "listId", count(*) FROM come GROUP BY 1
  ON CONFLICT ("id") DO UPDATE SET "total" = "ProductList"."total" + EXCLUDED."total";
  PERFORM softhaven_derive_texts(ids);
END
$$;

-- The texts of products that may no longer exist, and the words that came and went with them.
CREATE FUNCTION softhaven_derive_texts(ids integer[]) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  WITH changed AS MATERIALIZED (
    SELECT t."productId" AS "known", w."productId", w."standing", w."words", w."text",
      CASE WHEN t."words" IS DISTINCT FROM w."words" THEN t."words" END AS "oldWords",
      CASE WHEN t."words" IS DISTINCT FROM w."words" THEN w."words" END AS "newWords"
    FROM (SELECT * FROM "ProductText" WHERE "productId" = ANY(ids)) t
    FULL JOIN (SELECT * FROM "ProductWording" WHERE "productId" = ANY(ids)) w ON w."productId" = t."productId"
    WHERE (t."productId", t."standing", t."words", t."text") IS DISTINCT FROM (w."productId", w."standing", w."words", w."text")
  ), gone AS (
    DELETE FROM "ProductText" t USING changed c WHERE c."productId" IS NULL AND t."productId" = c."known"
  ), come AS (
    INSERT INTO "ProductText" ("productId", "standing", "words", "text")
    SELECT "productId", "standing", "words", "text" FROM changed WHERE "productId" IS NOT NULL
    ON CONFLICT ("productId") DO UPDATE
      SET "standing" = EXCLUDED."standing", "words" = EXCLUDED."words", "text" = EXCLUDED."text"
  ), difference AS (
    SELECT substr(d."lexeme", 2) AS "word", sum(d."by")::integer AS "by" FROM (
      SELECT unnest(tsvector_to_array("newWords")) AS "lexeme", 1 AS "by" FROM changed
      UNION ALL
      SELECT unnest(tsvector_to_array("oldWords")), -1 FROM changed
    ) d WHERE d."lexeme" LIKE 'c%' GROUP BY 1 HAVING sum(d."by") <> 0
  ), fewer AS (
    UPDATE "SearchWord" w SET "products" = w."products" + d."by" FROM difference d WHERE d."word" = w."word" AND d."by" < 0
  )
  INSERT INTO "SearchWord" ("word", "products") SELECT "word", "by" FROM difference WHERE "by" > 0
  ON CONFLICT ("word") DO UPDATE SET "products" = "SearchWord"."products" + EXCLUDED."products";
  DELETE FROM "SearchWord" WHERE "products" = 0;
END
$$;

CREATE OR REPLACE FUNCTION softhaven_derive_lists(lists integer[]) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM softhaven_lock_product_lists();
  WITH gone AS (
    DELETE FROM "ListedProduct" l WHERE l."listId" = ANY(lists) AND NOT EXISTS (
      SELECT 1 FROM "ProductListing" p WHERE p."productId" = l."productId" AND p."listId" = l."listId"
    ) RETURNING l."listId"
  ), less AS (SELECT "listId", count(*) AS "count" FROM gone GROUP BY 1)
  UPDATE "ProductList" l SET "total" = l."total" - less."count" FROM less WHERE l."id" = less."listId";
  WITH come AS (
    INSERT INTO "ListedProduct" ("listId", "productId", "rating", "price", "name", "isFeatured", "standing")
    SELECT "listId", "productId", "rating", "price", "name", "isFeatured", "standing" FROM "ProductListing"
    WHERE "listId" = ANY(lists) ON CONFLICT DO NOTHING RETURNING "listId"
  )
  INSERT INTO "ProductList" ("id", "total") SELECT "listId", count(*) FROM come GROUP BY 1
  ON CONFLICT ("id") DO UPDATE SET "total" = "ProductList"."total" + EXCLUDED."total";
END
$$;

CREATE OR REPLACE FUNCTION softhaven_products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM softhaven_derive_products((
    SELECT array_agg(n."id") FROM before b JOIN after n USING ("id")
    WHERE (b."name", b."publisher", b."features", b."description", b."license", b."version", b."rating", b."standing", b."price", b."categoryId", b."isFeatured", b."isHidden")
      IS DISTINCT FROM
      (n."name", n."publisher", n."features", n."description", n."license", n."version", n."rating", n."standing", n."price", n."categoryId", n."isFeatured", n."isHidden")
  ));
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION softhaven_products_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM softhaven_derive_products((SELECT array_agg("id") FROM deleted));
  RETURN NULL;
END
$$;

-- Phrases that mean the same to shoppers. The owner edits them.
CREATE TABLE "SearchSynonym" (
  "id" SERIAL NOT NULL,
  "phrases" TEXT[],
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "SearchSynonym_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "SearchSynonym" ADD CONSTRAINT "SearchSynonym_phrases_check" CHECK (cardinality("phrases") >= 2);
ALTER TABLE "SearchSynonym" ADD COLUMN "words" text[] NOT NULL
  GENERATED ALWAYS AS (softhaven_words(softhaven_features_text("phrases"))) STORED;

-- What shoppers call things, in the languages of the store.
INSERT INTO "SearchSynonym" ("phrases", "updatedAt") VALUES
  ('{"microsoft","ms","微软","マイクロソフト"}', now()),
  ('{"windows","win","ウィンドウズ","视窗"}', now()),
  ('{"office","オフィス","office suite","office paket","suite bureautique","suite ofimática","办公软件","办公套件"}', now()),
  ('{"microsoft 365","office 365","m365","o365"}', now()),
  ('{"professional","pro"}', now()),
  ('{"antivirus","anti virus","virus protection","virenschutz","virenscanner","antivirenprogramm","antivirensoftware","ウイルス対策","アンチウイルス","杀毒软件","防病毒"}', now()),
  ('{"operating system","operating systems","betriebssystem","betriebssysteme","système d’exploitation","sistema operativo","sistemas operativos","オペレーティングシステム","操作系统"}', now()),
  ('{"tax","tax return","steuer","steuern","steuererklärung","steuersoftware","impôt","impôts","déclaration d’impôts","impuestos","declaración de impuestos","確定申告","税金","报税","税务"}', now()),
  ('{"accounting","bookkeeping","buchhaltung","buchhaltungssoftware","comptabilité","contabilidad","会計","会計ソフト","会计","会计软件"}', now()),
  ('{"photo editing","photo editor","image editing","bildbearbeitung","fotobearbeitung","retouche photo","edición de fotos","画像編集","写真編集","图片编辑"}', now()),
  ('{"video editing","video editor","videobearbeitung","videoschnitt","montage vidéo","edición de video","動画編集","视频编辑"}', now()),
  ('{"music","musik","musique","música","音楽","音乐"}', now()),
  ('{"mac","macos","mac os","osx","os x","macbook","apple"}', now()),
  ('{"year","yr","jahr","jahre","année","ans","año","años"}', now()),
  ('{"device","devices","gerät","geräte","appareil","appareils","dispositivo","dispositivos","デバイス","设备"}', now()),
  ('{"student","students","studenten","studierende","étudiant","étudiants","estudiante","estudiantes","学生"}', now()),
  ('{"family","familie","famille","familia","ファミリー"}', now()),
  ('{"business","unternehmen","entreprise","empresa","ビジネス","企业"}', now()),
  ('{"subscription","abo","abonnement","suscripción","サブスクリプション","订阅"}', now()),
  ('{"perpetual","lifetime","one time purchase","dauerhaft","unbefristet","perpétuelle","à vie","de por vida","買い切り","永久"}', now()),
  ('{"server","serveur","servidor","サーバー","服务器"}', now());

-- What became of a search that no product answers as it was typed.
CREATE TYPE "SearchOutcome" AS ENUM ('nothing', 'without', 'instead');

-- Searches that found nothing, or nothing with all their words as they were typed, by day.
CREATE TABLE "UnansweredSearch" (
  "day" DATE NOT NULL,
  "text" TEXT NOT NULL,
  "searches" INTEGER NOT NULL DEFAULT 1,
  "outcome" "SearchOutcome" NOT NULL,
  "instead" TEXT,

  CONSTRAINT "UnansweredSearch_pkey" PRIMARY KEY ("day","text")
);
