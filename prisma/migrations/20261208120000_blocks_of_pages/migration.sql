-- Blocks of the owner's own pages, kept in their versions, too
ALTER TABLE "Page" ADD COLUMN "blocks" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "PageVersion" ADD COLUMN "blocks" JSONB NOT NULL DEFAULT '[]';
