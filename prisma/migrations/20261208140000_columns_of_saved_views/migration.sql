ALTER TABLE "SavedView" ADD COLUMN "columns" JSONB;
