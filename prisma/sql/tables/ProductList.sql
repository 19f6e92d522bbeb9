CREATE TABLE "ProductList" (
  id integer NOT NULL,
  total integer NOT NULL,
  CONSTRAINT "ProductList_pkey" PRIMARY KEY (id),
  CONSTRAINT "ProductList_total_check" CHECK ((total >= 0))
);
