// Grades begin with the student's number, so a scan of the grades also reads the lessons.
// finds: KW022 warning CourseRow|@KeyFamily|Grade
package corpus;

import dev.keywright.Domain;
import dev.keywright.KeyFamily;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;

class Course {
  @KeyFamily
  @StoredIn(value = Store.DYNAMODB, table = "courses")
  sealed interface CourseRow permits Lesson, Grade {}

  @PartitionTemplate(value = "COURSE#{course}", column = "PK")
  @SortTemplate(value = "LESSON#{number}", column = "SK")
  record Lesson(
      @PartitionKey @Domain(alphabet = "0-9A-Z", minLength = 4, maxLength = 10) String course,
      @SortKey(pad = 4) @Domain(min = 1, uniqueWithin = "course") int number)
      implements CourseRow {}

  @PartitionTemplate(value = "COURSE#{course}", column = "PK")
  @SortTemplate(value = "{student}#GRADE", column = "SK")
  record Grade(
      @PartitionKey @Domain(alphabet = "0-9A-Z", minLength = 4, maxLength = 10) String course,
      @SortKey @Domain(alphabet = "0-9A-Z", minLength = 8, maxLength = 8, uniqueWithin = "course")
          String student,
      int points)
      implements CourseRow {}
}
