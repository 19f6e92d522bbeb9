CREATE TABLE "Page" (
  "id" SERIAL NOT NULL,
  "slug" TEXT NOT NULL,
  "texts" JSONB NOT NULL,
  "isPublished" BOOLEAN NOT NULL DEFAULT false,
  "publishedAt" TIMESTAMPTZ(3) NOT NULL,
  "publishAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Page_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Page_publishAt_check" CHECK (NOT "isPublished" OR "publishAt" IS NULL)
);
CREATE UNIQUE INDEX "Page_slug_key" ON "Page" ("slug");

CREATE TABLE "PageVersion" (
  "id" SERIAL NOT NULL,
  "pageId" INTEGER NOT NULL,
  "texts" JSONB NOT NULL,
  "savedAt" TIMESTAMPTZ(3) NOT NULL,
  "replacedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "replacedBy" TEXT NOT NULL,
  CONSTRAINT "PageVersion_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "PageVersion_pageId_id_idx" ON "PageVersion" ("pageId", "id" DESC);
ALTER TABLE "PageVersion" ADD CONSTRAINT "PageVersion_pageId_fkey"
  FOREIGN KEY ("pageId") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TYPE "AddressKind" ADD VALUE 'page';
