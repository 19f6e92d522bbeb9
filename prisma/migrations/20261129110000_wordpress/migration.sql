CREATE TABLE "ImportedArticle" (
  "site" TEXT NOT NULL,
  "postId" INTEGER NOT NULL,
  "articleId" INTEGER NOT NULL,
  "modifiedAt" TIMESTAMPTZ(3) NOT NULL,
  "mark" TEXT NOT NULL,
  "link" TEXT NOT NULL,
  "hiddenAt" TIMESTAMPTZ(3),
  "metaTitle" TEXT NOT NULL DEFAULT '',
  "metaDescription" TEXT NOT NULL DEFAULT '',

  CONSTRAINT "ImportedArticle_pkey" PRIMARY KEY ("site", "postId")
);

CREATE UNIQUE INDEX "ImportedArticle_articleId_key" ON "ImportedArticle"("articleId");

CREATE TYPE "ArticleImportStatus" AS ENUM ('running', 'done', 'ended', 'failed');

CREATE TABLE "ArticleImport" (
  "id" UUID NOT NULL,
  "site" TEXT NOT NULL,
  "status" "ArticleImportStatus" NOT NULL DEFAULT 'running',
  "isFull" BOOLEAN NOT NULL,
  "isPlanned" BOOLEAN NOT NULL DEFAULT false,
  "postIds" INTEGER[],
  "posts" INTEGER NOT NULL DEFAULT 0,
  "handled" INTEGER NOT NULL DEFAULT 0,
  "added" INTEGER NOT NULL DEFAULT 0,
  "changed" INTEGER NOT NULL DEFAULT 0,
  "kept" INTEGER NOT NULL DEFAULT 0,
  "hidden" INTEGER NOT NULL DEFAULT 0,
  "problems" JSONB NOT NULL DEFAULT '[]',
  "failures" INTEGER NOT NULL DEFAULT 0,
  "failure" TEXT,
  "username" TEXT NOT NULL,
  "endedBy" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "finishedAt" TIMESTAMPTZ(3),

  CONSTRAINT "ArticleImport_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "ArticleImport_createdAt_idx" ON "ArticleImport"("createdAt" DESC);
-- One at a time.
CREATE UNIQUE INDEX "ArticleImport_running_key" ON "ArticleImport"("status") WHERE "status" = 'running';
