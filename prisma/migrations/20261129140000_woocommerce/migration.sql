CREATE TABLE "ImportedCategory" (
  "site" TEXT NOT NULL,
  "sourceId" INTEGER NOT NULL,
  "categoryId" INTEGER NOT NULL,
  "written" JSONB NOT NULL,

  CONSTRAINT "ImportedCategory_pkey" PRIMARY KEY ("site", "sourceId")
);

CREATE TABLE "ImportedProduct" (
  "site" TEXT NOT NULL,
  "sourceId" INTEGER NOT NULL,
  "parentId" INTEGER,
  "productId" INTEGER NOT NULL,
  "link" TEXT NOT NULL,
  "sku" TEXT NOT NULL DEFAULT '',
  "written" JSONB NOT NULL,
  "pictures" JSONB NOT NULL DEFAULT '{}',
  "regularPrice" DECIMAL(14,2),
  "salePrice" DECIMAL(14,2),
  "saleFrom" TIMESTAMPTZ(3),
  "saleUntil" TIMESTAMPTZ(3),
  "saleTurnsAt" TIMESTAMPTZ(3),

  CONSTRAINT "ImportedProduct_pkey" PRIMARY KEY ("site", "sourceId")
);

CREATE UNIQUE INDEX "ImportedProduct_productId_key" ON "ImportedProduct"("productId");
CREATE INDEX "ImportedProduct_site_parentId_idx" ON "ImportedProduct"("site", "parentId");
CREATE INDEX "ImportedProduct_saleTurnsAt_idx" ON "ImportedProduct"("saleTurnsAt");

CREATE TYPE "CatalogueImportStatus" AS ENUM ('running', 'done', 'ended', 'failed');

CREATE TABLE "CatalogueImport" (
  "id" UUID NOT NULL,
  "site" TEXT NOT NULL,
  "status" "CatalogueImportStatus" NOT NULL DEFAULT 'running',
  "isPreview" BOOLEAN NOT NULL,
  "overwrites" BOOLEAN NOT NULL,
  "isPlanned" BOOLEAN NOT NULL DEFAULT false,
  "categories" JSONB NOT NULL DEFAULT '[]',
  "sourceIds" INTEGER[],
  "products" INTEGER NOT NULL DEFAULT 0,
  "handled" INTEGER NOT NULL DEFAULT 0,
  "added" INTEGER NOT NULL DEFAULT 0,
  "changed" INTEGER NOT NULL DEFAULT 0,
  "unchanged" INTEGER NOT NULL DEFAULT 0,
  "kept" INTEGER NOT NULL DEFAULT 0,
  "taken" JSONB NOT NULL DEFAULT '[]',
  "problems" JSONB NOT NULL DEFAULT '[]',
  "failures" INTEGER NOT NULL DEFAULT 0,
  "failure" TEXT,
  "username" TEXT NOT NULL,
  "endedBy" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "finishedAt" TIMESTAMPTZ(3),

  CONSTRAINT "CatalogueImport_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "CatalogueImport_createdAt_idx" ON "CatalogueImport"("createdAt" DESC);
-- One at a time.
CREATE UNIQUE INDEX "CatalogueImport_running_key" ON "CatalogueImport"("status") WHERE "status" = 'running';
