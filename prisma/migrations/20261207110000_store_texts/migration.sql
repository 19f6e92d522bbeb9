CREATE TABLE "StoreText" (
  "page" TEXT NOT NULL,
  "texts" JSONB NOT NULL,
  "isPublished" BOOLEAN NOT NULL DEFAULT false,
  "publishedAt" TIMESTAMPTZ(3) NOT NULL,
  "publishAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "StoreText_pkey" PRIMARY KEY ("page"),
  CONSTRAINT "StoreText_publishAt_check" CHECK (NOT "isPublished" OR "publishAt" IS NULL)
);

-- Without a foreign key: versions stay when the page goes back to its original text
CREATE TABLE "StoreTextVersion" (
  "id" SERIAL NOT NULL,
  "page" TEXT NOT NULL,
  "texts" JSONB NOT NULL,
  "savedAt" TIMESTAMPTZ(3) NOT NULL,
  "replacedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "replacedBy" TEXT NOT NULL,
  CONSTRAINT "StoreTextVersion_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "StoreTextVersion_page_id_idx" ON "StoreTextVersion" ("page", "id" DESC);
