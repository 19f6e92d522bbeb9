CREATE TABLE "PriceBound" (
  low numeric(14,2) NOT NULL,
  "isOnly" boolean DEFAULT true NOT NULL,
  CONSTRAINT "PriceBound_isOnly_check" CHECK ("isOnly"),
  CONSTRAINT "PriceBound_low_check" CHECK ((low > (0)::numeric)),
  CONSTRAINT "PriceBound_pkey" PRIMARY KEY ("isOnly")
);
