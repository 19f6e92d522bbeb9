ALTER TABLE "VisitorPicture"
  ADD CONSTRAINT "VisitorPicture_owner_check" CHECK ((num_nonnulls("reviewId", "keyReportId") = 1));
