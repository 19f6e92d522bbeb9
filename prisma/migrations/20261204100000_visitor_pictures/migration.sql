CREATE TABLE "VisitorPicture" (
  "id" UUID NOT NULL,
  "reviewId" INTEGER,
  "keyReportId" INTEGER,
  "bytes" BYTEA NOT NULL,
  "thumbnail" BYTEA NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "VisitorPicture_pkey" PRIMARY KEY ("id"),
  -- It belongs to one thing, and goes with it.
  CONSTRAINT "VisitorPicture_owner_check" CHECK (num_nonnulls("reviewId", "keyReportId") = 1)
);

CREATE INDEX "VisitorPicture_reviewId_idx" ON "VisitorPicture" ("reviewId");
CREATE INDEX "VisitorPicture_keyReportId_idx" ON "VisitorPicture" ("keyReportId");

ALTER TABLE "VisitorPicture" ADD CONSTRAINT "VisitorPicture_reviewId_fkey"
  FOREIGN KEY ("reviewId") REFERENCES "Review" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "VisitorPicture" ADD CONSTRAINT "VisitorPicture_keyReportId_fkey"
  FOREIGN KEY ("keyReportId") REFERENCES "KeyReport" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
