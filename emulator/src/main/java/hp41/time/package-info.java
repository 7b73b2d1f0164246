/**
 * What is to happen later, and how long things take: the {@link hp41.time.Timeline}, on which every
 * {@link hp41.time.Appointment} has its place, an {@link hp41.time.Agenda} for whoever makes
 * several and gives them up together, and the one table of the {@linkplain hp41.time.Times times}
 * that were fitted to recordings of the machine. Nothing here knows what it is that happens.
 */
package hp41.time;
