CREATE TYPE "FilePlace" AS ENUM ('disk', 'bucket');

ALTER TABLE "ProductFile" ADD COLUMN "place" "FilePlace" NOT NULL DEFAULT 'disk',
  ADD COLUMN "uploadId" TEXT;
