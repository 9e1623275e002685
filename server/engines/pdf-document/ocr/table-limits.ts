/** Pictures of tables that are read of one page; what more there are stay pictures. */
export const maxTables = 4;
